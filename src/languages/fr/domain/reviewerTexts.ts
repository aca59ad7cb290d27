import type { reviewerTexts as english } from '@/domain/reviewerTexts';
import type { Translation } from '@/lib/translation';

export const reviewerTexts: Translation<typeof english> = { unnamed: 'Client anonyme' };
