import type { ReactNode } from 'react';
import { lowStockFrom } from '@/config/constants';
import { words } from '@/config/messages';
import type { Product } from '@/contract/product';
import { formatMoney } from '@/domain/money';
import { shownPrice, unitPriceOf } from '@/domain/price';
import { valueLabel } from '@/domain/product';
import { summariseRatings } from '@/domain/reviews';
import { filterTexts, productCardTexts } from '@/features/catalogue/texts';
import { productExtrasTexts, productTexts } from '@/features/product/texts';
import { oneDecimal } from '@/lib/numbers';
import { EnglishText } from '@/ui/EnglishText';
import { Price } from '@/ui/Price';
import { Stars } from '@/ui/Stars';
import { comparisonTexts } from './texts';

export interface Fact {
  readonly name: string;
  /** The text that is compared, and shown unless `draw` exists; '' if unknown. */
  readonly text: (product: Product) => string;
  readonly draw?: (product: Product) => ReactNode;
}

function unitPrice(product: Product): string {
  const unit = unitPriceOf(product);
  return unit ? productExtrasTexts.per[unit.per](formatMoney(unit.cents)) : '';
}

function price(product: Product): string {
  const shown = shownPrice(product);
  return shown ? `${shown.now} ${shown.was ?? shown.now}` : words.priceOnRequest;
}

function drawPrice(product: Product): ReactNode {
  const shown = shownPrice(product);
  if (!shown) return words.priceOnRequest;
  const { now, was, percentOff } = shown;
  return <Price now={now} was={was} off={percentOff === null ? null : productCardTexts.percentOff(percentOff)} />;
}

function rating({ reviews }: Product): string {
  const { average, count } = summariseRatings(reviews);
  return average === null ? comparisonTexts.noReviews : comparisonTexts.ratingOf(oneDecimal(average), count);
}

function drawRating(product: Product): ReactNode {
  const { average } = summariseRatings(product.reviews);
  return (
    <span className="flex flex-wrap items-center gap-x-2">
      {average !== null && <Stars value={average} />} <span>{rating(product)}</span>
    </span>
  );
}

function stock({ stockSize }: Product): string {
  if (stockSize === null) return '';
  if (stockSize === 0) return words.outOfStock;
  return stockSize <= lowStockFrom ? productCardTexts.fewLeft(stockSize) : filterTexts.inStock;
}

function drawCategory({ category, subcategory }: Product): ReactNode {
  const label = valueLabel('category', category);
  return (
    <>
      {label}
      {label && subcategory && ' · '}
      <EnglishText>{subcategory}</EnglishText>
    </>
  );
}

/** The facts above the descriptions, in this order. */
export const facts: readonly Fact[] = [
  { name: words.price, text: price, draw: drawPrice },
  { name: productExtrasTexts.unitPrice, text: unitPrice },
  { name: filterTexts.rating, text: rating, draw: drawRating },
  { name: filterTexts.brand, text: ({ brand }) => brand, draw: ({ brand }) => <EnglishText>{brand}</EnglishText> },
  { name: filterTexts.form, text: ({ dose_form }) => valueLabel('form', dose_form) },
  {
    name: productTexts.packSize,
    text: ({ pack_size }) => pack_size,
    draw: ({ pack_size }) => <EnglishText>{pack_size}</EnglishText>,
  },
  {
    name: filterTexts.category,
    text: ({ category, subcategory }) => [valueLabel('category', category), subcategory].filter(Boolean).join(' · '),
    draw: drawCategory,
  },
  { name: comparisonTexts.stock, text: stock },
];
