import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { hostedPorts } from '../support/run/ports.mjs';
import { lighthouseFigures } from './figures/lighthouse';
import { loadFigures } from './figures/load';
import { secondVisitFigures } from './figures/secondVisit';
import { cardFigures, memoryFigures, touchFigures, visitFigures } from './figures/touch';
import { packAhead, startHosts } from './host/startHosts';
import { quietMachine } from './quiet';
import { asTables, type Figures, type Measured } from './report';
import { allSubjects, bagOf, build, listingTouches, prerender, type Subject, search, visit } from './subjects';

/**
 * `npm run bench`: what the hosted build costs a shopper with a slow phone, prerendered from the catalogue and not, beside the
 * smallest app on the same packages (`floor/`). Every measurement has a new browser process and profile. The subjects of a
 * measurement follow one another, so that a slow minute of the machine hits all of them. Prints Markdown, also to .cache/bench.txt.
 *
 * `-- --runs 5` measures more often, `--only PATTERN` just what its name matches ("listing, 24 products, API on the same origin:
 * load: shop"), `--against DIR` also the shop of another checkout with its packages installed, as "before".
 */
const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
  },
});
const few = 24;
const many = 10_000;
const report = path.resolve('.cache/bench.txt');
const hosts = await startHosts(hostedPorts.page, hostedPorts.api);

interface Measurement {
  readonly table: string;
  readonly name: string;
  readonly subject: Subject;
  readonly products: number;
  readonly measure: () => Promise<Figures>;
}

function measurementsOf(subject: Subject): Measurement[] {
  const { pages, api, isFloor, isPrerendered } = subject;
  const { page: origin } = hosts;
  const all: Measurement[] = [];
  const add = (page: string, products: number, kind: string, measure: () => Promise<Figures>) => {
    const table = `${page}, ${products} products, API on the ${api}`;
    all.push({ table, name: `${table}: ${kind}: ${subject.name}`, subject, products, measure });
  };
  for (const [page, target] of Object.entries(pages)) {
    add(page, few, 'load', () => loadFigures(origin, target));
    add(page, few, 'Lighthouse', () => lighthouseFigures(origin + target.address));
  }
  if (api === 'other host') return all;
  add('listing', few, 'card', () => cardFigures(origin, subject));
  if (isFloor || isPrerendered)
    add('product', few, 'touch, Add To Bag', () => touchFigures(origin, pages.product.address, [bagOf(subject)]));
  if (!isFloor)
    for (const [page, target] of Object.entries(pages))
      add(page, few, 'second visit', () => secondVisitFigures(origin, target));
  if (isPrerendered) {
    for (const steps of listingTouches)
      add('listing', few, `touch, ${steps.at(-1)?.figure}`, () => touchFigures(origin, pages.listing.address, steps));
    add('listing', few, 'visit', () => visitFigures(origin, subject, visit));
    return all;
  }
  add('listing', many, 'load', () => loadFigures(origin, pages.listing));
  if (isFloor) return all;
  add('listing', many, 'touch, search key', () => touchFigures(origin, pages.listing.address, search));
  add('listing', many, 'second visit', () => secondVisitFigures(origin, pages.listing));
  add('listing', few, 'memory', () => memoryFigures(origin, subject));
  return all;
}

const only = new RegExp(values.only);
const asked = allSubjects(values.against)
  .flatMap(measurementsOf)
  .filter(({ name }) => only.test(name));
/** Grouped by what they measure: the subjects' names come last. */
const kindOf = ({ name, subject }: Measurement) => name.slice(0, -subject.name.length);
const kinds = [...new Set(asked.toSorted((a, b) => a.table.localeCompare(b.table)).map(kindOf))];
const measured: Measured[] = [];
const failures: string[] = [];
const busy: number[] = [];

/** The machine's other load is printed above the tables: it lengthens every time. */
const reportText = (runs: number) => {
  const most = Math.round(Math.max(...busy) * 100);
  const head = `Median (least to most) of ${runs} runs, ms unless named otherwise. Other work: up to ${most} % of the machine.`;
  return `${head}\n\n${asTables(measured)}\n`;
};

try {
  for (const subject of new Set(asked.map((each) => each.subject))) {
    await build(subject, hosts.page, hosts.api);
    hosts.show(subject, few);
    if (subject.isPrerendered) await prerender(subject, hosts.page, hosts.api);
    packAhead(subject);
  }
  for (let run = 1; run <= Number(values.runs); run += 1) {
    for (const each of kinds.flatMap((kind) => asked.filter((other) => kindOf(other) === kind))) {
      hosts.show(each.subject, each.products);
      busy.push(await quietMachine());
      console.log(`run ${run} of ${values.runs}: ${each.name}`);
      try {
        measured.push({ table: each.table, subject: each.subject.name, figures: await each.measure() });
      } catch (error) {
        failures.push(`${each.name}: ${error}`);
        console.error(error);
      }
    }
    mkdirSync(path.dirname(report), { recursive: true });
    writeFileSync(report, reportText(run));
  }
} finally {
  await hosts.stop();
}
console.log(`\n${reportText(Number(values.runs))}`);
if (failures.length > 0) console.error(`\nNot measured:\n${failures.join('\n')}`);
process.exit(failures.length > 0 ? 1 : 0);
