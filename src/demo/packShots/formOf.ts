import { blister } from './forms/blister';
import { carton } from './forms/carton';
import { creamJar } from './forms/creamJar';
import { dropperBottle } from './forms/dropperBottle';
import { oilBottle } from './forms/oilBottle';
import { capsuleJar, tabletJar } from './forms/pillJar';
import { pouch } from './forms/pouch';
import { sachetBox } from './forms/sachetBox';
import { soap } from './forms/soap';
import { syrupBottle } from './forms/syrupBottle';
import { teaBox } from './forms/teaBox';
import { tube } from './forms/tube';
import type { Form, Studio } from './studio';

const forms: readonly (readonly [RegExp, Form])[] = [
  [/sachet|stick/, sachetBox],
  [/\btea\b|infusion|tisane/, teaBox],
  [/soap|bar\b/, soap],
  [/blister|strip/, blister],
  [/capsule|softgel|gumm/, capsuleJar],
  [/drop|tincture|serum|extract/, dropperBottle],
  [/syrup|juice|tonic|liquid|suspension|kashayam|arishta|asava|honey/, syrupBottle],
  [/oil|shampoo|lotion|spray|wash|cleanser|toner|taila/, oilBottle],
  [/gel|ointment|toothpaste|tube/, tube],
  [/cream|balm|butter|ghee|scrub|mask|salve|avaleha|paste|resin|jam|jar/, creamJar],
  [/powder|churna|granule|pouch|grain|seed/, pouch],
];

/** Drops that are not liquid are sweets; tablets come in a jar or a blister pack. */
export function formOf({ doseForm, name, packSize, seed }: Studio): Form {
  const words = doseForm.toLowerCase();
  if (/drop/.test(words) && !/\bm?l\b/i.test(packSize) && /\d/.test(packSize)) return tabletJar;
  if (/paste/.test(words) && /tooth/i.test(name)) return tube;
  const known = forms.find(([pattern]) => pattern.test(words));
  if (known) return known[1];
  if (/tablet|pill|lozenge|vati|gutika|caplet/.test(words)) return seed % 2 === 0 ? tabletJar : blister;
  return carton;
}
