import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { followTranslation } from '@/app/translatedPage';
import { translate } from '../../support/translate';

const { removeChild, insertBefore } = Node.prototype;
beforeAll(followTranslation);
afterAll(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

function Cart() {
  const [count, setCount] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        More
      </button>
      <input aria-label="Note" />
      <p data-testid="line">
        Price {count * 5} each {count % 2 === 0 && 'Only a few'} <b>{count}</b> in {count}
      </p>
      {count === 2 ? 'Sold out' : <p>Left</p>}
      {count < 3 && 'Below the minimum'}
    </>
  );
}

it.each(['beside it', 'in one step', 'around it'] as const)(
  'texts that change, appear or disappear stay correct on a page that was translated %s, and typed text is not lost',
  async (way) => {
    const user = userEvent.setup();
    const { container } = render(<Cart />);
    await user.type(screen.getByLabelText('Note'), 'ring twice');
    for (const [line, rest] of [
      ['Price 10 each Only a few 2 in 2', 'Sold outBelow the minimum'],
      ['Price 15 each  3 in 3', 'Left'],
      ['Price 20 each Only a few 4 in 4', 'Left'],
    ]) {
      translate(container, way);
      await Promise.resolve();
      await user.click(screen.getByRole('button', { name: 'More' }));
      await Promise.resolve();
      expect(container).toHaveTextContent(`More${line}${rest}`, { normalizeWhitespace: false });
    }
    expect(screen.getByLabelText('Note')).toHaveValue('ring twice');
  },
);
