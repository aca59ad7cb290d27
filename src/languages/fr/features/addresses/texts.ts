import type { addressesTexts as english } from '@/features/addresses/texts';
import type { Translation } from '@/lib/languages';

export const addressesTexts: Translation<typeof english> = {
  savedAddresses: 'Adresses enregistrées',
  addNew: 'Ajouter une adresse',
  editTitle: 'Modifier l’adresse',
  edit: 'Modifier',
  editOf: (name, line) => `Modifier l’adresse : ${name}, ${line}`,
  delete: 'Supprimer',
  deleteOf: (name, line) => `Supprimer l’adresse : ${name}, ${line}`,
  deleteQuestion: 'Supprimer cette adresse?',
  deleted: 'Adresse supprimée',
  deleteFailed: 'Nous n’avons pas pu supprimer l’adresse. Réessayez.',
  saveChanges: 'Enregistrer les modifications',
  save: 'Enregistrer l’adresse',
  signInToSave: 'Connectez-vous, puis enregistrez de nouveau votre adresse.',
  notSaved: (reason) => `${reason}. Votre adresse n’a peut-être pas été enregistrée.`,
  loadingForm: 'Chargement du formulaire d’adresse',
  pincode: {
    idle: 'Par exemple, K1A 0B1',
    pending: 'Recherche de la ville, de la province et du pays…',
    failed: 'Entrez la ville, la province ou l’État et le pays. Nous n’avons rien trouvé pour ce code postal.',
  },
  filledIn: (places) => `Champs remplis ci-dessous : ${places}`,
  lineHint: 'Numéro, rue et appartement',
  landmarkHint: 'Un lieu à proximité, comme un parc ou un magasin. Il n’est pas transmis avec votre adresse.',
  chooseProvince: 'Choisissez dans la liste',
  provinceOfPincode: (letter, province) =>
    `Les codes postaux qui commencent par ${letter} correspondent à : ${province}.`,
  abroad: (country) => `${country} : à l’extérieur du Canada.`,
  phoneCountry: 'Pays du numéro de cellulaire',
  phoneCountryUnknown: 'Intl',
  savedPhoneUnclear: (number) =>
    `Le numéro enregistré est « ${number} », incomplet pour ce pays. Entrez le numéro entier.`,
  extensionStays: (extension) => `Le poste ${extension} reste avec ce numéro.`,
};
