import type { signUpTexts as english } from '@/domain/signUpTexts';
import type { Translation } from '@/lib/translation';

export const signUpTexts: Translation<typeof english> = {
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
