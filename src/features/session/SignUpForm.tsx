import { slowAnswerMs } from '@/config/constants';
import { countries } from '@/config/countries';
import { slowText } from '@/config/messages';
import { countryLabel } from '@/domain/countryLabel';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { SelectField, TextField } from '@/ui/fields';
import { SlowNote } from '@/ui/loading';
import { PasswordField } from './PasswordField';
import { sessionTexts } from './texts';
import { useSignUpForm } from './useSignUpForm';

const genders = ['Male', 'Female', 'Other'] as const;

export function SignUpForm() {
  const { register, required, invalidText, failure, isSubmitting, submit } = useSignUpForm();
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {invalidText && (
        <div className="mb-6">
          <Alert tone="error">{invalidText}</Alert>
        </div>
      )}
      <div className="grid grid-cols-1 gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextField {...required('firstName')} autoComplete="given-name" />
        <TextField {...required('lastName')} autoComplete="family-name" />
        <TextField {...required('email')} type="email" inputMode="email" autoComplete="email" />
        <PasswordField {...required('password')} hint={sessionTexts.passwordHint} autoComplete="new-password" />
        <TextField {...required('contactNumber')} type="tel" inputMode="tel" autoComplete="tel" />
        <TextField {...required('DOB')} type="date" autoComplete="bday" />
        <SelectField label={sessionTexts.gender} {...register('gender')} autoComplete="sex">
          <option value="">{sessionTexts.noGender}</option>
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {sessionTexts.genders[gender]}
            </option>
          ))}
        </SelectField>
        <SelectField label={sessionTexts.country} {...register('country')} autoComplete="country-name">
          <option value="">{sessionTexts.chooseCountry}</option>
          {countries.map((each) => (
            <option key={each.name} value={each.name}>
              {sessionTexts.countryOption(each.flag, countryLabel(each), each.dialCode)}
            </option>
          ))}
        </SelectField>
      </div>
      {/* Beside the button: on a phone the top of the form is out of sight. */}
      {failure && (
        <div className="mt-6">
          <Alert tone="error">{failure}</Alert>
        </div>
      )}
      <Button type="submit" busy={isSubmitting} className="mt-8 w-full">
        {sessionTexts.signUp}
      </Button>
      <SlowNote active={isSubmitting} afterMs={slowAnswerMs}>
        {slowText}
      </SlowNote>
    </form>
  );
}
