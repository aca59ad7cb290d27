import { useId } from 'react';
import { Leaf, Marigold, NeemBranch, PlantShapes, TulsiStem } from './plants';
export type BannerScene = 'marigold' | 'moon' | 'field';

/** A drawing for the right side of a banner. */
export function BannerArt({ scene }: { scene: BannerScene }) {
  const id = useId();
  const Scene = scenes[scene];
  return (
    <svg aria-hidden="true" viewBox="0 0 560 320" preserveAspectRatio="xMaxYMax slice" className="size-full">
      <PlantShapes id={id} />
      <Scene id={id} />
    </svg>
  );
}

function MarigoldScene({ id }: { id: string }) {
  const flower = `#${id}marigold`;
  return (
    <>
      <Marigold id={id} />
      <circle cx="420" cy="300" r="250" className="fill-art-leaf/60" />
      <Leaf shapes={id} at="translate(330 214)rotate(-64)scale(2.3)" tone="fresh" />
      <Leaf shapes={id} at="translate(470 110)rotate(24)scale(2)" tone="pale" />
      <Leaf shapes={id} at="translate(300 300)rotate(-96)scale(1.9)" />
      <use href={flower} transform="translate(416 190)scale(1.72)" />
      <use href={flower} transform="translate(262 262)rotate(20)scale(.86)" />
      <use href={flower} transform="translate(536 292)rotate(9)scale(1.1)" />
      <use href={flower} transform="translate(300 92)rotate(31)scale(.42)" />
    </>
  );
}

function MoonScene({ id }: { id: string }) {
  return (
    <>
      <circle cx="388" cy="138" r="112" className="fill-art-moon" />
      <NeemBranch shapes={id} at="translate(566 350)rotate(-62)scale(1.35)" tone="fresh" />
      <NeemBranch shapes={id} at="translate(590 250)rotate(-46)scale(1.05)" tone="pale" />
      {[
        [196, 70],
        [300, 34],
        [520, 60],
      ].map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="4" className="fill-saffron-deep" />
      ))}
    </>
  );
}

function FieldScene({ id }: { id: string }) {
  const stem = `#${id}stem`;
  return (
    <>
      <TulsiStem id={id} />
      <circle cx="420" cy="150" r="104" className="fill-art-sun" />
      <path d="M0 320Q240 190 560 258V320Z" className="fill-art-leaf/25" />
      <use href={stem} transform="translate(300 336)rotate(-8)scale(.62)" />
      <use href={stem} transform="translate(402 344)rotate(3)scale(.8)" />
      <use href={stem} transform="translate(500 340)rotate(9)scale(.68)" />
      <path d="M120 320Q340 262 560 304V320Z" className="fill-art-leaf" />
    </>
  );
}

const scenes = { marigold: MarigoldScene, moon: MoonScene, field: FieldScene };
