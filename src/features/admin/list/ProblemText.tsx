import { langOf } from '@/lib/serverWriting';
import { EnglishText } from '@/ui/EnglishText';
import { problemText } from './problemText';

/** Why a call failed, among texts of the shop. */
export function ProblemText({ error }: { error: unknown }) {
  const text = problemText(error);
  return <EnglishText when={langOf(text) !== undefined}>{text}</EnglishText>;
}
