import type { knownMoneyTexts as english } from '@/domain/knownMoneyTexts';
import type { Translation } from '@/lib/translation';

export const knownMoneyTexts: Translation<typeof english> = { unknown: 'Inconnu' };
