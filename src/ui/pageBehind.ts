const open = new Set<HTMLDialogElement>();

function tell() {
  const { dataset } = document.documentElement;
  if (open.size === 0) delete dataset.modal;
  else dataset.modal = [...open].some((dialog) => 'wholeScreen' in dialog.dataset) ? 'whole-screen' : 'page';
}

/** Opens a modal dialog over a page that stands still meanwhile. Gives the way to close it. */
export function openOver(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  open.add(dialog);
  tell();
  return () => {
    open.delete(dialog);
    tell();
    dialog.close();
  };
}
