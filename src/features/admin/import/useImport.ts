import { useState } from 'react';
import { freshProducts } from '@/features/admin/changes/freshProducts';
import { problemText } from '@/features/admin/list/problemText';
import { useAppDispatch } from '@/state/hooks';
import { type ImportPlan, planImport } from './planImport';
import { readCsvFile } from './readCsvFile';
import { importTexts as texts } from './texts';

const maxBytes = 20_000_000;
/** How old the products may be that the file is compared with, in ms. */
const maxAgeMs = 5000;

export type ImportState =
  | { readonly step: 'choose'; readonly problem: string }
  | { readonly step: 'reading' }
  | { readonly step: 'preview'; readonly plan: ImportPlan };

/** Reads a file and compares it with the shop's products. */
export function useImport() {
  const dispatch = useAppDispatch();
  const [state, setState] = useState<ImportState>({ step: 'choose', problem: '' });
  const fail = (problem: string) => setState({ step: 'choose', problem });

  async function read(file: File) {
    if (file.size > maxBytes) return fail(texts.tooLarge);
    setState({ step: 'reading' });
    const { products, error } = await dispatch(freshProducts(maxAgeMs));
    if (!products) return fail(`${texts.productsFailed}. ${problemText(error)}`);
    try {
      const plan = await planImport(await readCsvFile(file), products);
      if (!plan.named) return fail(texts.noName);
      if (plan.rows.length === 0) return fail(texts.noRows);
      setState({ step: 'preview', plan });
    } catch {
      fail(texts.unreadable);
    }
  }
  return { state, read };
}
