import type * as english from '@/features/admin/import/texts';
import { counted } from '@/features/admin/list/counts';
import type { Translation } from '@/lib/languages';

export const importTexts: Translation<typeof english.importTexts> = {
  title: 'Importer des produits',
  intro:
    'Une ligne qui porte l’ID ou le nom d’un produit le modifie; toute autre ligne en ajoute un. Les cellules vides et les colonnes absentes ne changent rien. Rien n’est envoyé avant que vous ayez vu l’aperçu.',
  file: 'Fichier CSV',
  template: 'Télécharger le modèle',
  reading: 'Lecture du fichier',
  unreadable: 'Nous n’avons pas pu lire ce fichier.',
  tooLarge: 'Ce fichier dépasse 20 Mo.',
  empty: 'Ce fichier est vide. Choisissez un fichier CSV dont la première ligne nomme les colonnes.',
  workbook:
    'C’est un fichier de tableur, comme .xlsx ou .xls. Enregistrez-le au format CSV UTF-8, puis choisissez ce fichier-là.',
  noRows: 'Ce fichier ne contient aucune ligne.',
  noName: 'La première ligne doit nommer les colonnes, dont « Nom » ou « ID ».',
  productsFailed: 'Nous n’avons pas pu charger les produits auxquels comparer le fichier',
  misquoted: 'Un guillemet est mal placé; les lignes suivantes ont peut-être été jointes à celle-ci',
  tooManyCells:
    'A plus de cellules que la première ligne; un texte qui contient des virgules doit être entre guillemets',
  western: 'Le fichier n’est pas en UTF-8. Ses lettres ont été lues comme Windows les écrit : vérifiez les accents.',
  macintosh:
    'Le fichier n’est pas en UTF-8. Ses lettres ont été lues comme les anciens Mac les écrivent : vérifiez les accents.',
  ignored: (names) => `Colonnes non utilisées : ${names}`,
  summary: (count) => counted(count, '# ligne', '# lignes'),
  kinds: { new: 'Nouveau', changed: 'Modifié', unchanged: 'Inchangé', wrong: 'Avec problèmes' },
  kindCount: (kind, count) => `${kind} : ${count}`,
  show: 'Afficher',
  all: 'Toutes les lignes',
  preview: 'Lignes du fichier',
  line: (line, name) => `${line}. ${name}`,
  unnamed: 'Sans nom',
  more: (count) => counted(count, 'et # autre ligne', 'et # autres lignes'),
  report: 'Télécharger cet aperçu',
  reportFile: 'apercu-importation.csv',
  templateFile: 'modele-produits.csv',
  reportColumns: { line: 'Ligne', name: 'Nom', kind: 'Type', details: 'Détails' },
  send: (count) => counted(count, 'Envoyer # produit', 'Envoyer # produits'),
  leftOut: (count) =>
    counted(
      count,
      '# ligne avec des problèmes est laissée de côté.',
      '# lignes avec des problèmes sont laissées de côté.',
    ),
  batch: (count) => counted(count, 'Importer # produit', 'Importer # produits'),
};
