import { Heart } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink, type ButtonSize, type ButtonVariant, IconButton } from '@/ui/Button';
import { Chip } from '@/ui/Card';
import { CopyButton } from '@/ui/CopyButton';
import { MenuButton } from '@/ui/MenuButton';
import { QuantityStepper } from '@/ui/QuantityStepper';
import { Chapter, Specimen } from './Specimen';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const sizes: readonly ButtonSize[] = ['small', 'regular', 'large'];

export function ButtonSpecimens() {
  const [pressed, setPressed] = useState(true);
  const [quantity, setQuantity] = useState(2);
  return (
    <Chapter title="Buttons and links">
      <Specimen name="Button" wide>
        {variants.map((variant) => (
          <div key={variant} className="flex w-full flex-wrap items-center gap-3">
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {variant} {size}
              </Button>
            ))}
            <Button variant={variant} busy>
              busy
            </Button>
            <Button variant={variant} disabled>
              disabled
            </Button>
          </div>
        ))}
      </Specimen>
      <Specimen name="CopyButton">
        <CopyButton what="order ID" value="00000008" />
      </Specimen>
      <Specimen name="ButtonLink">
        <ButtonLink to="/design">Link</ButtonLink>
        <ButtonLink to="/design" variant="secondary">
          Second link
        </ButtonLink>
      </Specimen>
      <Specimen name="IconButton">
        <IconButton label="Like">
          <Heart aria-hidden />
        </IconButton>
        <IconButton label="Liked" aria-pressed>
          <Heart aria-hidden className="fill-alert text-alert" />
        </IconButton>
        <IconButton label="Cannot be liked" disabled>
          <Heart aria-hidden />
        </IconButton>
      </Specimen>
      <Specimen name="Chip">
        <Chip pressed={pressed} onPress={() => setPressed(!pressed)}>
          {pressed ? 'Pressed' : 'Not pressed'}
        </Chip>
        <Chip pressed={!pressed} onPress={() => setPressed(!pressed)}>
          The opposite
        </Chip>
      </Specimen>
      <Specimen name="MenuButton">
        <MenuButton label="Menu" className="font-medium">
          <a href="#design" className="flex min-h-11 items-center px-3">
            An entry
          </a>
        </MenuButton>
      </Specimen>
      <Specimen name="QuantityStepper">
        <QuantityStepper value={quantity} onChange={setQuantity} label="tea" />
        <QuantityStepper value={3} onChange={() => {}} max={3} label="tea with three left" />
        <QuantityStepper value={1} onChange={() => {}} label="sold-out tea" disabled />
      </Specimen>
    </Chapter>
  );
}
