/** Classes of what `src/early/showPicture.ts` adds to a view. */
export const firstPictureLooks = {
  pictureLook: 'aspect-square w-full object-contain',
  filledPlaceLook: 'overflow-hidden rounded-card bg-ivory-deep',
};
/** What a style needs rules for besides the views. */
export const firstPicture = `<div class="${firstPictureLooks.filledPlaceLook}"><img class="${firstPictureLooks.pictureLook}" alt=""></div>`;
