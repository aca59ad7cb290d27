import { useId } from 'react';
import type { ArtProps } from './EmptyArt';
import { Leaf, Marigold, NeemBranch, PlantShapes, TulsiStem, Turmeric } from './plants';

/** The hero's botanical illustration. */
export function BotanicalHero({ className = '' }: ArtProps) {
  const id = useId();
  const marigold = `#${id}marigold`;
  const stem = `#${id}stem`;
  return (
    <svg aria-hidden="true" viewBox="0 0 640 640" className={className}>
      <PlantShapes id={id} />
      <TulsiStem id={id} />
      <Marigold id={id} />
      <circle cx="330" cy="296" r="232" className="fill-art-sun" />
      <circle cx="330" cy="296" r="188" className="fill-saffron/25" />
      <path d="M60 566Q330 500 600 566Q560 622 330 622T60 566Z" className="fill-leaf-soft" />
      <NeemBranch shapes={id} at="translate(296 540)rotate(-44)scale(1.14)" tone="pale" />
      <NeemBranch shapes={id} at="translate(364 540)rotate(43)scale(1.06)" tone="fresh" />
      <use href={stem} transform="translate(316 548)rotate(-13)scale(1.16)" />
      <use href={stem} transform="translate(352 548)rotate(15)scale(.98)" />
      <Leaf shapes={id} at="translate(286 560)rotate(-78)scale(2.1)" tone="deep" />
      <Leaf shapes={id} at="translate(388 560)rotate(76)scale(2.1)" tone="deep" />
      <Turmeric at="translate(190 560)" />
      <use href={marigold} transform="translate(336 520)scale(1.04)" />
      <use href={marigold} transform="translate(438 548)scale(.82)" />
      <use href={marigold} transform="translate(506 580)scale(.5)" />
    </svg>
  );
}
