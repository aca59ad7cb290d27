import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from '../support/run/findBrowser.mjs';
import { hostedPorts } from '../support/run/ports.mjs';
import { appliedFigures } from './figures/applied';
import { lighthouseFigures } from './figures/lighthouse';
import { secondVisitFigures } from './figures/secondVisit';
import { shopTouchFigures, tapFigures } from './figures/touch';
import { startHosts } from './host/startHosts';
import { quietMachine } from './quiet';
import { asTables, type Figures, type Measured, ratiosTo } from './report';
import { buildSubjects, prerender } from './subjects';

/**
 * `npm run bench`: what the hosted build costs a phone, prerendered from the catalogue and not, beside the smallest app on the
 * same packages (`floor/`), with the API on the same origin and on another host. Every run has a new browser process and
 * profile. The runs of all subjects alternate, so that a slow minute of the machine hits all of them. Writes .cache/bench.json.
 *
 * `-- --runs 3` measures less often, `--products 24,10000` sets the catalogues, `--pages listing,product` and
 * `--api "same origin" --subjects shop` measure less, `--against FILE` compares with an earlier result.
 */
const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    runs: { type: 'string', default: '5' },
    products: { type: 'string', default: '24' },
    pages: { type: 'string', default: 'home,listing,product' },
    api: { type: 'string', default: 'same origin,other host' },
    subjects: { type: 'string', default: 'shop,prerendered,floor' },
  },
});
const listed = (text: string) => text.split(',');
const runs = Number(values.runs);
const report = path.resolve('.cache/bench.json');

const executablePath = await findBrowser();
const hosts = await startHosts(hostedPorts.page, hostedPorts.api);
const subjects = buildSubjects(hosts.page, hosts.api).filter(
  ({ name, api }) => listed(values.subjects).includes(name) && listed(values.api).includes(api),
);

/** One run of every subject's pages; figures named "subject, API, page, figure". */
async function measureOnce(products: number): Promise<Figures> {
  const all: Record<string, number> = {};
  const note = (prefix: string, figures: object) => {
    for (const [name, value] of Object.entries(figures)) all[`${prefix}, ${name}`] = value;
  };
  for (const subject of subjects) {
    hosts.show(subject, products);
    const of = `${subject.name}, ${subject.api}`;
    for (const [page, target] of Object.entries(subject.pages)) {
      if (!listed(values.pages).includes(page)) continue;
      await quietMachine();
      note(`${of}, ${page}, simulated`, await lighthouseFigures(executablePath, hosts.page + target.address));
      note(`${of}, ${page}, applied`, await appliedFigures(executablePath, hosts.page, target));
      if (subject.name === 'shop')
        note(`${of}, ${page}, second visit`, await secondVisitFigures(executablePath, hosts.page, target));
    }
    // A tap on a prerendered card before the shop has loaded opens a new document, like any link.
    if (subject.name !== 'prerendered')
      note(`${of}, listing, tap`, await tapFigures(executablePath, hosts.page, subject.pages.listing));
    if (subject.name === 'shop') note(`${of}, listing, touch`, await shopTouchFigures(executablePath, hosts.page));
  }
  return all;
}

const measured: Measured[] = [];
try {
  for (const products of listed(values.products).map(Number)) {
    const each: Figures[] = [];
    for (const subject of subjects.filter(({ name }) => name === 'prerendered')) {
      hosts.show(subject, products);
      await prerender(subject, hosts.page, hosts.api);
    }
    for (let run = 1; run <= runs; run += 1) {
      console.log(`${products} products, run ${run} of ${runs}`);
      each.push(await measureOnce(products));
    }
    measured.push({ products, runs: each });
  }
} finally {
  await hosts.stop();
}

mkdirSync(path.dirname(report), { recursive: true });
writeFileSync(report, JSON.stringify(measured, null, 2));
console.log(`\n${asTables(measured)}\n\nWritten to ${path.relative(process.cwd(), report)}`);
if (values.against) console.log(`\n${ratiosTo(JSON.parse(readFileSync(values.against, 'utf8')), measured)}`);
