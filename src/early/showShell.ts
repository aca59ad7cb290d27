/** Puts the page drawn at build time into sight; the shop replaces it with itself as soon as it is there. */
const shell = document.querySelector<HTMLTemplateElement>(`template[data-page="${window.earlyPage}"]`);
if (shell) document.getElementById('root')?.append(shell.content);

export {};
