/** Classes of a link in a dropdown. */
export const menuLink =
  'flex min-h-11 w-full items-center rounded-field px-3 text-left break-words transition-colors hover:bg-leaf-mist hover:text-leaf';
