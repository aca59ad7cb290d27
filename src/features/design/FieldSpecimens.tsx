import { useState } from 'react';
import { RadioGroup, RatingInput } from '@/ui/Choices';
import { SelectField, TextArea, TextField } from '@/ui/fields';
import { InlineSelect } from '@/ui/InlineSelect';
import { ThemeSwitch } from '@/ui/ThemeSwitch';
import { Chapter, Specimen } from './Specimen';

const problem = 'Please fill this in.';
const choices = [
  { value: 'a', label: 'Standard', hint: 'CA$50.00' },
  { value: 'b', label: 'Another' },
];

export function FieldSpecimens() {
  const [rating, setRating] = useState(3);
  const [choice, setChoice] = useState('a');
  return (
    <Chapter title="Form fields">
      <Specimen name="TextField">
        <TextField label="Name" required hint="As on your card" />
        <TextField label="Name with an error" error={problem} />
        <TextField label="Disabled name" defaultValue="Noor Gill" disabled />
      </Specimen>
      <Specimen name="TextArea">
        <TextArea label="Review" className="w-full" />
        <TextArea label="Review with an error" error={problem} className="w-full" />
      </Specimen>
      <Specimen name="SelectField">
        <SelectField label="Country">
          <option>Canada</option>
        </SelectField>
        <SelectField label="Country with an error" error={problem}>
          <option>Choose</option>
        </SelectField>
      </Specimen>
      <Specimen name="InlineSelect">
        <InlineSelect label="Sort by" options={{ default: 'Default' }} value="default" onChange={() => {}} />
      </Specimen>
      <Specimen name="RadioGroup">
        <RadioGroup
          legend="Shipping"
          name="shipping"
          options={choices}
          value={choice}
          onChange={(event) => setChoice(event.target.value)}
        />
      </Specimen>
      <Specimen name="ThemeSwitch">
        <ThemeSwitch />
        <div className="on-leaf rounded-card bg-leaf-deep p-5 text-leaf-soft">
          <ThemeSwitch />
        </div>
      </Specimen>
      <Specimen name="RatingInput">
        <RatingInput label="Your rating" name="rating" value={rating} onChange={setRating} />
        <RatingInput label="A rating with an error" name="no-rating" value={0} onChange={setRating} error={problem} />
      </Specimen>
    </Chapter>
  );
}
