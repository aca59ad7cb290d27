import { type EmblemName, emblemOf } from './emblem';
import { hash } from './hash';
import { type Palette, paletteOf } from './palette';

/** Everything that a form or a label needs to know about the goods in front of the lens. */
export interface Studio {
  brand: string;
  name: string;
  doseForm: string;
  packSize: string;
  palette: Palette;
  emblem: EmblemName;
  /** Varies by brand: the label's layout and the family look. */
  brandSeed: number;
  /** Varies by product: arrangement, scattering, closures. */
  seed: number;
}

/** A way of packing goods. Drawn in its own units, standing on (0, 0) and growing upwards (negative y). */
export interface Form {
  width: number;
  height: number;
  /** The packed product itself, label included. */
  vessel: (studio: Studio) => string;
  /** What is inside, lying around (0, 0), about 220 wide. */
  contents: (studio: Studio) => string;
  /** The back of the packing; a form without one is sold in a carton of its own. */
  back?: (studio: Studio) => string;
}

export function studioOf(goods: { brand: string; name: string; doseForm: string; packSize: string }): Studio {
  const { brand, name, doseForm, packSize } = goods;
  const brandSeed = hash(brand.trim().toLowerCase());
  return {
    brand,
    name,
    doseForm,
    packSize,
    palette: paletteOf(brand),
    emblem: emblemOf(brand),
    brandSeed,
    seed: hash(`${brand}|${name}`),
  };
}
