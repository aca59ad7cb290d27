import type * as english from '@/domain/texts';
import type { Translation } from '@/lib/languages';

export const addressTexts: Translation<typeof english.addressTexts> = {
  labels: {
    name: 'Nom complet',
    contactNumber: 'Numéro de cellulaire',
    postalCode: 'Code postal',
    flatNoOrBuildingNameAndStreetName: 'Adresse',
    AreaoRLocality: 'Quartier ou localité',
    landmark: 'Point de repère',
    city: 'Ville',
    state: 'Province ou État',
    country: 'Pays',
  },
  missing: {
    name: 'Veuillez entrer le nom.',
    contactNumber: 'Veuillez entrer le numéro de cellulaire.',
    postalCode: 'Veuillez entrer le code postal.',
    flatNoOrBuildingNameAndStreetName: 'Veuillez entrer l’adresse.',
    AreaoRLocality: 'Veuillez entrer le quartier ou la localité.',
    landmark: 'Veuillez entrer le point de repère.',
    city: 'Veuillez entrer la ville.',
    state: 'Veuillez entrer la province ou l’État.',
    country: 'Veuillez choisir le pays.',
  },
  canadianPincode: 'Veuillez entrer un code postal canadien, comme K1A 0B1.',
  pincode: 'Veuillez entrer un code postal valide : de 3 à 8 lettres, chiffres, espaces ou traits d’union.',
};

export const categoryTexts: Translation<typeof english.categoryTexts> = {
  Men: 'Hommes',
  Women: 'Femmes',
  Medicine: 'Médicaments',
};

export const doseFormTexts: Translation<typeof english.doseFormTexts> = {
  Balm: 'Baume',
  Capsule: 'Capsule',
  Churna: 'Churna (poudre)',
  Cream: 'Crème',
  Drops: 'Gouttes',
  Gel: 'Gel',
  Jar: 'Pot',
  Juice: 'Jus',
  Lozenge: 'Pastille',
  Oil: 'Huile',
  Paste: 'Pâte',
  Patch: 'Timbre',
  Powder: 'Poudre',
  Sachet: 'Sachet',
  Shampoo: 'Shampoing',
  Soap: 'Savon',
  Softgel: 'Gélule',
  Syrup: 'Sirop',
  Tablet: 'Comprimé',
  Tea: 'Thé ou tisane',
};

export const knownMoneyTexts: Translation<typeof english.knownMoneyTexts> = { unknown: 'Inconnu' };

export const listingHeadingTexts: Translation<typeof english.listingHeadingTexts> = {
  results: (term) => `Résultats pour « ${term} »`,
  all: 'Médicaments et bien-être',
};

/** Of an order, which is feminine: « la commande est confirmée ». */
export const orderStatusTexts: Translation<typeof english.orderStatusTexts> = {
  Confirmed: 'Confirmée',
  Shipped: 'Expédiée',
  'In-transit': 'En transit',
  Delivered: 'Livrée',
};

export const totalTexts: Translation<typeof english.totalTexts> = { discount: 'Rabais' };

export const productCrumbsTexts: Translation<typeof english.productCrumbsTexts> = {
  home: 'Accueil',
  medicines: 'Médicaments',
};

export const provinceTexts: Translation<typeof english.provinceTexts> = {
  Alberta: 'Alberta',
  'British Columbia': 'Colombie-Britannique',
  Manitoba: 'Manitoba',
  'New Brunswick': 'Nouveau-Brunswick',
  'Newfoundland and Labrador': 'Terre-Neuve-et-Labrador',
  'Northwest Territories': 'Territoires du Nord-Ouest',
  'Nova Scotia': 'Nouvelle-Écosse',
  Nunavut: 'Nunavut',
  Ontario: 'Ontario',
  'Prince Edward Island': 'Île-du-Prince-Édouard',
  Quebec: 'Québec',
  Saskatchewan: 'Saskatchewan',
  Yukon: 'Yukon',
};

export const reviewTexts: Translation<typeof english.reviewTexts> = {
  ratingMissing: 'Veuillez attribuer une note de 1 à 5 étoiles.',
  missing: {
    comments: 'Veuillez rédiger votre avis.',
    name: 'Veuillez entrer votre nom.',
    email: 'Veuillez entrer votre courriel.',
  },
};

export const reviewerTexts: Translation<typeof english.reviewerTexts> = { unnamed: 'Client anonyme' };

export const signUpTexts: Translation<typeof english.signUpTexts> = {
  required: {
    email: 'Courriel',
    password: 'Mot de passe',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    contactNumber: 'Numéro de téléphone',
    DOB: 'Date de naissance',
  },
  shortPassword: 'Utilisez au moins 8 caractères.',
  contactNumber: 'Veuillez entrer un numéro de téléphone de 7 à 15 chiffres.',
  earlyBirthDate: 'Veuillez entrer une date de naissance à partir de 1900.',
  futureBirthDate: 'La date de naissance ne peut pas être dans le futur.',
};

export const domainTexts: Translation<typeof english.domainTexts> = {
  productGone: (name) => `Nous ne vendons plus ${name}.`,
  productChanged: (name, change) => `${name} : ${change}.`,
  productChangedTwice: (name, price, stock) => `${name} : ${price}, ${stock}.`,
  priceOnRequest: 'le prix est maintenant sur demande',
  priceChanged: (before, now) => `le prix est passé de ${before} à ${now}`,
  quantityLowered: (stock, quantity) => `il n’en reste que ${stock}. Nous avons ramené votre quantité à ${quantity}`,
  quantityRestored: (quantity) => `le stock a augmenté. Votre quantité est de nouveau de ${quantity}`,
  outOfStock: 'en rupture de stock',
  backInStock: 'de nouveau en stock',
  lowStock: (stock) => `plus que ${stock} en stock`,
};
