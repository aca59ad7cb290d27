/** A catalogue in another language: any text for a text, and the same parameters for a function. */
export type Translation<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Translation<English[Key]>;
};
