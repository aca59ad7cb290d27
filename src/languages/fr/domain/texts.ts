import type * as english from '@/domain/texts';
import type { Translation } from '@/lib/languages';

export const addressTexts: Translation<typeof english.addressTexts> = {
  fields: {
    name: { label: 'Nom complet', missing: 'Entrez le nom.' },
    phone: { label: 'Numéro de cellulaire', missing: 'Entrez le numéro de cellulaire.' },
    pincode: { label: 'Code postal', missing: 'Entrez le code postal.' },
    line: { label: 'Adresse', missing: 'Entrez l’adresse.' },
    area: { label: 'Quartier ou localité', missing: 'Entrez le quartier ou la localité.' },
    landmark: { label: 'Point de repère', missing: 'Entrez le point de repère.' },
    city: { label: 'Ville', missing: 'Entrez la ville.' },
    state: { label: 'Province ou État', missing: 'Entrez la province ou l’État.' },
    country: { label: 'Pays', missing: 'Choisissez le pays.' },
  },
  canadianPincode: 'Entrez un code postal canadien, comme K1A 0B1.',
  pincode: 'Entrez un code postal valide : de 3 à 8 lettres, chiffres, espaces ou traits d’union.',
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
  Softgel: 'Capsule molle',
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

export const totalTexts: Translation<typeof english.totalTexts> = {
  goods: 'Sous-total',
  discount: 'Rabais',
  shipping: 'Livraison',
  total: 'Total',
};

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
  ratingMissing: 'Attribuez une note de 1 à 5 étoiles.',
  missing: { comments: 'Rédigez votre avis.', name: 'Entrez votre nom.', email: 'Entrez votre adresse courriel.' },
};

export const reviewerTexts: Translation<typeof english.reviewerTexts> = { unnamed: 'Client anonyme' };

export const signUpTexts: Translation<typeof english.signUpTexts> = {
  required: {
    email: 'Courriel',
    password: 'Mot de passe',
    firstName: 'Prénom',
    lastName: 'Nom de famille',
    contactNumber: 'Numéro de téléphone',
    birthDate: 'Date de naissance',
  },
  email: 'Vérifiez cette adresse : elle devrait ressembler à nom@exemple.com',
  shortPassword: 'Utilisez au moins 8 caractères.',
  contactNumber: 'Entrez un numéro de téléphone de 7 à 15 chiffres.',
  earlyBirthDate: 'Entrez une date de naissance à partir de 1900.',
  futureBirthDate: 'La date de naissance ne peut pas être à venir.',
};

export const domainTexts: Translation<typeof english.domainTexts> = {
  productGone: (name) => `${name} n’est plus offert.`,
  productChanged: (name, change) => `${name} : ${change}.`,
  productChangedTwice: (name, price, stock) => `${name} : ${price}, ${stock}.`,
  priceOnRequest: 'le prix est maintenant sur demande',
  priceChanged: (before, now) => `le prix est passé de ${before} à ${now}`,
  quantityLowered: (stock, quantity) => `il n’en reste que ${stock}. Nous avons ramené votre quantité à ${quantity}`,
  quantityRestored: (quantity) => `le stock a augmenté. Votre quantité est de nouveau de ${quantity}`,
  outOfStock: 'en rupture de stock',
  backInStock: 'de nouveau en stock',
  lowStock: (stock) => `il n’en reste que ${stock}`,
};
