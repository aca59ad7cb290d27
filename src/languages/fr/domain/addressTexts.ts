import type { addressTexts as english } from '@/domain/addressTexts';
import type { Translation } from '@/lib/translation';

export const addressTexts: Translation<typeof english> = {
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
