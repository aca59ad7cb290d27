import { type EmblemName, emblemOf } from './emblem';
import { hash } from './hash';
import { type Palette, paletteOf } from './palette';

export interface Studio {
  brand: string;
  name: string;
  doseForm: string;
  packSize: string;
  palette: Palette;
  emblem: EmblemName;
  /** Determines the layout of the brand's labels. */
  brandSeed: number;
  /** Determines arrangement and closures. */
  seed: number;
}

/** Stands on (0, 0) and grows upwards (negative y). */
export interface Form {
  width: number;
  height: number;
  /** Includes the label. */
  vessel: (studio: Studio) => string;
  /** Around (0, 0), about 220 wide. */
  contents: (studio: Studio) => string;
  /** Forms without a back are sold in a carton. */
  back?: (studio: Studio) => string;
}

export function studioOf(goods: { brand: string; name: string; doseForm: string; packSize: string }): Studio {
  const { brand, name, doseForm, packSize } = goods;
  const brandSeed = hash(brand.trim().toLowerCase());
  return {
    brand,
    name,
    doseForm,
    packSize,
    palette: paletteOf(brand),
    emblem: emblemOf(brand),
    brandSeed,
    seed: hash(`${brand}|${name}`),
  };
}
