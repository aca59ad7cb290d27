import type * as english from '@/domain/adminTexts';
import type { Translation } from '@/lib/languages';

export const adminDomainTexts: Translation<typeof english.adminDomainTexts> = {
  productUnavailable: 'Ce produit n’est plus offert',
  productWithoutName: 'Produit sans nom',
  productImport: {
    inField: (field, problem) => `${field} : ${problem}`,
    unknownId: 'Aucun produit ne porte cet ID',
    nameTwice: (line) => `Le nom figure aussi à la ligne ${line}`,
    productTwice: (line) => `Le produit figure aussi à la ligne ${line}`,
    namedAlike: 'Plusieurs produits portent ce nom : donnez l’ID',
    imageUnsafe: 'Pas une adresse https://',
    spreadsheet: {
      date: (cell) => `« ${cell} » ressemble à une date qu’un tableur a créée`,
      number: (cell) => `« ${cell} » ressemble à un nombre qu’un tableur a récrit`,
      zeros: (cell) => `« ${cell} » a perdu ses zéros du début`,
      truth: (cell) => `« ${cell} » ressemble à une valeur logique qu’un tableur a créée`,
      error: (cell) => `« ${cell} » ressemble à une erreur d’un tableur`,
      garbled: (cell) => `« ${cell} » a des lettres qu’un mauvais encodage a abîmées`,
    },
    guessedName: 'Pour renommer le produit, enregistrez le fichier en CSV UTF-8 : ses accents sont devinés',
    newCategory: (category) => `Nouvelle catégorie : ${category}`,
  },
  number: {
    notANumber: 'Entrez un nombre',
    notWhole: 'Entrez un nombre entier',
    negative: 'Doit être d’au moins 0',
    tooManyDecimals: 'Utilisez au plus deux décimales',
  },
  bulkEdit: {
    percentOutOfRange: 'Entrez un nombre supérieur à −100 et d’au plus 1 000',
    categoryMissing: 'Entrez une catégorie',
    noPrice: 'N’a pas de prix de vente',
    noPriceLeft: 'Le prix serait de 0',
    unknownStock: 'Son stock est inconnu',
    stockBelowZero: 'Le stock serait inférieur à 0',
  },
  productForm: {
    zero: 'Doit être supérieur à 0',
    nameMissing: 'Entrez un nom. Il devient l’adresse de la page du produit',
    nameTaken: 'Un autre produit porte ce nom. La clientèle ne les distingue que par le format et le prix.',
    sellingPriceTenfold: 'Le prix de vente est au moins dix fois plus haut ou plus bas qu’avant.',
    originalPriceTenfold: 'Le prix ordinaire est au moins dix fois plus haut ou plus bas qu’avant.',
    priceAboveOriginal:
      'Le prix de vente dépasse le prix ordinaire : les clients ne voient donc ni prix ordinaire ni pourcentage de rabais.',
  },
};
