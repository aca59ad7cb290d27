const open = new Set<HTMLDialogElement>();

function markPage() {
  const { dataset } = document.documentElement;
  if (open.size === 0) delete dataset.modal;
  else dataset.modal = [...open].some((dialog) => 'wholeScreen' in dialog.dataset) ? 'whole-screen' : 'page';
}

/** Opens a modal dialog and locks the page's scrolling. Returns a function that closes it. */
export function openModal(dialog: HTMLDialogElement): () => void {
  dialog.showModal();
  open.add(dialog);
  markPage();
  return () => {
    open.delete(dialog);
    markPage();
    dialog.close();
  };
}
