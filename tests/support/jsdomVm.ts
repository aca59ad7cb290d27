import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;

/**
 * Each test file's page has a context of its own in a process that loads jsdom once, which takes half the processor time of a
 * process per file. As in Vitest's other pools, the page also has the globals of Node that jsdom lacks.
 */
export default {
  ...jsdom,
  name: 'jsdom-vm',
  async setupVM(options) {
    const vm = await jsdom.setupVM?.(options);
    if (!vm) throw new Error('This version of Vitest has no jsdom for a context');
    const page = vm.getVmContext() as Record<string, unknown>;
    const node = globalThis as Record<string, unknown>;
    for (const name of Object.getOwnPropertyNames(node)) if (!(name in page)) page[name] = node[name];
    return vm;
  },
} satisfies Environment;
