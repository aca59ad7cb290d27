export interface ZoomStageProps {
  readonly onClose: () => void;
  readonly name: string;
  /** Sanitised URLs; null for a missing picture. */
  readonly images: readonly (string | null)[];
  /** Index of the picture shown. */
  readonly index: number;
  readonly onIndexChange: (index: number) => void;
}
