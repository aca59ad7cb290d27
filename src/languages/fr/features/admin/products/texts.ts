import { counted } from '@/features/admin/list/counts';
import type * as english from '@/features/admin/products/texts';
import type { Translation } from '@/lib/languages';
import { plural } from '@/lib/numbers';

export const bulkTexts: Translation<typeof english.bulkTexts> = {
  change: 'Modifier en lot',
  title: (count) => counted(count, 'Modifier # produit', 'Modifier # produits'),
  action: 'Modification',
  actions: {
    sellingPercent: 'Prix de vente, en pourcentage',
    bothPercent: 'Prix de vente et prix ordinaire, en pourcentage',
    stockSet: 'Fixer le stock à',
    stockAdd: 'Ajouter au stock',
    category: 'Remplacer la catégorie par',
  },
  values: {
    sellingPercent: 'Pourcentage',
    bothPercent: 'Pourcentage',
    stockSet: 'Unités',
    stockAdd: 'Unités à ajouter',
    category: 'Catégorie',
  },
  percentHint: '−10 baisse le prix, 10 l’augmente. Les prix sont arrondis au cent près.',
  addHint: 'Un nombre négatif retire des unités.',
  preview: 'Aperçu',
  unchanged: 'Inchangé',
};

export const inlineEditTexts: Translation<typeof english.inlineEditTexts> = {
  change: {
    price: (name) => `Modifier le prix (${name})`,
    stock: (name) => `Modifier le stock (${name})`,
  },
  fields: { oprice: 'Prix de vente', price: 'Prix ordinaire', stockSize: 'Unités' },
  save: 'Enregistrer',
  failed: (problem) => `Non enregistré : ${problem}`,
  changedMeanwhile: 'Quelqu’un d’autre l’a modifié depuis.',
  theirs: (field, value) => `Valeur actuelle (${field}) : ${value}`,
  mine: (field, value) => `Votre valeur (${field}) : ${value}`,
  saveMine: 'Enregistrer ma valeur',
  keepTheirs: 'Garder l’autre valeur',
  of: (name) => `pour ${name}`,
  saved: {
    price: (name) => `Prix enregistré (${name}).`,
    stock: (name) => `Stock enregistré (${name}).`,
  },
  savedChanges: 'Modifications enregistrées',
};

export const reviewsDialogTexts: Translation<typeof english.reviewsDialogTexts> = {
  reviews: 'Avis',
  none: 'Aucun',
  average: (average, count) => `${average} (${count})`,
  spoken: (average, count, name) => `${average} sur 5 étoiles, ${count} avis sur ${name}`,
  title: (name) => `Avis sur ${name}`,
  stars: 'Étoiles',
  allStars: 'Toutes',
  starCount: (stars, count) => plural(stars, `${stars} étoile (${count})`, `${stars} étoiles (${count})`),
  empty: 'Aucun avis avec ce nombre d’étoiles.',
  helpful: (likes, dislikes) => `Utile : ${likes} · pas utile : ${dislikes}`,
  noText: 'Sans texte',
  showMore: 'Afficher plus',
};

export const saveBarTexts: Translation<typeof english.saveBarTexts> = {
  label: 'Modifications non enregistrées',
  unsaved: (count) => counted(count, '# modification non enregistrée :', '# modifications non enregistrées :'),
  newProduct: 'Nouveau produit',
  saveAll: 'Tout enregistrer',
  incomplete: (names) => `À corriger d’abord : ${names}`,
  batch: (count) => counted(count, 'Enregistrer # modification', 'Enregistrer # modifications'),
};

export const adminProductsTexts: Translation<typeof english.adminProductsTexts> = {
  tab: 'Produits',
  show: 'Afficher tous les produits',
  hide: 'Masquer les produits',
  addNew: 'Ajouter un produit',
  importCsv: 'Importer',
  importFailed: 'Nous n’avons pas pu ouvrir l’importation. Réessayez.',
  csvFile: 'produits.csv',
  records: {
    one: 'produit',
    other: 'produits',
    title: 'Produits',
    total: (count) => `Total : ${count}`,
    empty: 'Aucun produit pour l’instant',
    noMatch: 'Aucun produit ne correspond à votre recherche.',
  },
  lowStockOnly: 'Stock faible',
  product: 'Produit',
  brand: 'Marque',
  category: 'Catégorie',
  price: 'Prix',
  stock: 'Stock',
  actions: 'Actions',
  edit: 'Modifier',
  delete: 'Supprimer',
  deleteNamed: (name) => `Supprimer ${name}`,
  duplicate: (name) => `Dupliquer ${name}`,
  noBrand: 'Sans marque',
  noCategory: 'Aucune',
  noPrice: 'Sans prix',
  originalPrice: 'Prix ordinaire',
  unknownStock: 'Inconnu',
  outOfStock: 'Rupture de stock',
  inStock: 'en stock',
  stockLeft: (stock) => `${stock} en stock`,
  deletion: {
    title: 'Supprimer ce produit?',
    failed: (name) => `Nous n’avons pas pu supprimer ${name}.`,
    unclear: (name) => `Suppression non confirmée : ${name}.`,
    afterName:
      'disparaîtra aussitôt de la boutique. Les commandes qui le contiennent conservent son prix et indiqueront qu’il n’est plus offert.',
  },
  form: {
    copyTitle: 'Dupliquer le produit',
    copyName: (name) => `${name} (copie)`,
    editTitle: 'Modifier le produit',
    restored: 'Vos modifications précédentes sont de retour. Elles ne sont pas encore enregistrées.',
    save: 'Enregistrer les modifications',
    add: 'Ajouter le produit',
    failed: (name) => `Nous n’avons pas pu enregistrer ${name}.`,
    unclear: (name) => `Enregistrement non confirmé : ${name}.`,
    product: 'Produit',
    hints: {
      dose_form: 'Capsules, huile, poudre…',
      pack_size: '60 capsules, 200 mL…',
      price: 'Affiché barré',
      oprice: 'Ce que paie le client',
    },
    priceAndStock: 'Prix et stock',
    pictures: 'Images',
    imageAddress: (position) => `Adresse de l’image ${position}`,
    imagePreview: (position) => `Aperçu ${position}`,
    imageUnsafe: 'Utilisez https://…',
    imageBroken: 'Ne se charge pas',
    imageLoads: 'Se charge',
  },
  discard: {
    title: 'Abandonner vos modifications?',
    text: 'Vos modifications n’ont pas été enregistrées.',
    confirm: 'Abandonner',
    cancel: 'Continuer à modifier',
  },
};
