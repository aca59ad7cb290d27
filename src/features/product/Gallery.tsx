import { useState } from 'react';
import { safeUrl } from '@/lib/safeUrl';
import { Picture } from '@/ui/Picture';
import { ZoomButton } from './ZoomButton';

interface Props {
  readonly name: string;
  readonly images: readonly string[];
}

/** The product's pictures: one large, which can be looked at closely, the others as a row of choices. */
export function Gallery({ name, images }: Props) {
  const [chosen, setChosen] = useState(0);
  return (
    <div>
      <div data-gallery="" className="relative overflow-hidden rounded-card bg-ivory-deep">
        <Picture
          src={safeUrl(images[chosen] ?? images[0])}
          alt={images.length > 1 ? `${name}, picture ${chosen + 1} of ${images.length}` : name}
          eager
          sizes="(min-width: 1024px) 46vw, 92vw"
        />
        {images.length > 0 && <ZoomButton name={name} images={images} place={chosen} onPlace={setChosen} />}
      </div>
      {images.length > 1 && (
        <ul aria-label="Pictures" className="mt-4 flex flex-wrap gap-3">
          {images.map((image, index) => (
            <li key={image}>
              <button
                type="button"
                aria-label={`Show picture ${index + 1}`}
                aria-current={index === chosen}
                onClick={() => setChosen(index)}
                className={`block size-20 overflow-hidden rounded-field border-2 bg-ivory-deep ${index === chosen ? 'border-leaf' : 'border-transparent hover:border-ivory-edge'}`}
              >
                <Picture src={safeUrl(image)} alt="" sizes="5rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
