import { useState } from 'react';
import { Breadcrumbs } from '@/ui/Breadcrumbs';
import { Card } from '@/ui/Card';
import { Carousel } from '@/ui/Carousel';
import { DefinitionRows, Disclosure } from '@/ui/Disclosure';
import { Pagination } from '@/ui/Pagination';
import { Picture } from '@/ui/Picture';
import { Price } from '@/ui/Price';
import { Stars } from '@/ui/Stars';
import { Steps } from '@/ui/Steps';
import { Tabs } from '@/ui/Tabs';
import { Chapter, Specimen } from './Specimen';

const steps = ['Billing', 'Payment', 'Review'].map((label) => ({ label, to: `/design?${label}` }));
const tabs = ['One', 'Two'].map((label) => ({ id: label, label }));
const slides = ['First', 'Second', 'Third', 'Fourth'].map((label) => ({
  id: label,
  label,
  content: <p className="rounded-card bg-leaf-soft p-8 text-center">{label}</p>,
}));

export function ContentSpecimens() {
  const [tab, setTab] = useState('One');
  return (
    <Chapter title="Navigation and content">
      <Specimen name="Breadcrumbs">
        <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: 'Here' }]} />
      </Specimen>
      <Specimen name="Steps" wide>
        {[1, 2, 3].map((current) => (
          <div key={current} className="w-full">
            <Steps steps={steps} current={current} label={`Checkout at step ${current}`} />
          </div>
        ))}
      </Specimen>
      <Specimen name="Tabs">
        <Tabs tabs={tabs} selected={tab} onSelect={setTab} label="Tabs">
          <p className="p-4">Panel {tab}</p>
        </Tabs>
      </Specimen>
      <Specimen name="Disclosure">
        <div className="w-full">
          <Disclosure label="Closed">Inside</Disclosure>
          <Disclosure label="Open" startOpen>
            Inside
          </Disclosure>
        </div>
      </Specimen>
      <Specimen name="Pagination" wide>
        {[1, 6, 12].map((page) => (
          <div key={page} className="w-full">
            <Pagination page={page} pages={12} hrefFor={() => '/design'} label={`At page ${page}`} />
          </div>
        ))}
      </Specimen>
      <Specimen name="Carousel" wide>
        <div className="w-full min-w-0">
          <Carousel
            label="Slides"
            slides={slides}
            slidesToShow={{ wide: 3, under: [{ width: 600, slides: 1 }] }}
            transitionMs={300}
          />
        </div>
      </Specimen>
      <Specimen name="Card">
        <Card title="A card">With its content.</Card>
      </Specimen>
      <Specimen name="DefinitionRows">
        <div className="w-full">
          <DefinitionRows
            rows={[
              { term: 'Items', value: 'CA$60.00' },
              { term: 'You Saved', value: 'CA$5.00' },
              { term: 'Total', value: 'CA$110.00', strong: true },
            ]}
          />
        </div>
      </Specimen>
      <Specimen name="Price">
        <Price now="CA$34.50" />
        <Price now="CA$34.50" was="CA$42.00" off="18% off" />
        <Price now="CA$34.50" was="CA$42.00" off="18% off" size="large" />
      </Specimen>
      <Specimen name="Stars">
        {[0, 2.5, 4.3, 5].map((value) => (
          <Stars key={value} value={value} />
        ))}
      </Specimen>
      <Specimen name="Picture">
        <div className="w-40">
          <Picture src="/icon-512.png" alt="The emblem of the shop" />
        </div>
        <div className="w-40">
          <Picture src={null} alt="A missing picture" />
        </div>
      </Specimen>
    </Chapter>
  );
}
