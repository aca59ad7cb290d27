import { useState } from 'react';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/noticeSlice';
import { BottomBar } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Dialog } from '@/ui/Dialog';
import { ZoomDialog } from '@/ui/ZoomDialog';
import { Chapter, Specimen } from './Specimen';

const places = ['centre', 'wide', 'side'] as const;
const tones = ['success', 'error', 'info'] as const;

/** What lies over the page; each is opened by a button. */
export function OverlaySpecimens() {
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState<(typeof places)[number] | 'confirm' | 'zoom' | 'bar' | null>(null);
  const [picture, setPicture] = useState(0);
  const close = () => setOpen(null);
  return (
    <Chapter title="Over the page">
      <Specimen name="Dialog">
        {places.map((place) => (
          <Button key={place} variant="secondary" onClick={() => setOpen(place)}>
            Dialog, {place}
          </Button>
        ))}
        {places.map((place) => (
          <Dialog key={place} open={open === place} onClose={close} title={`A dialog, ${place}`} place={place}>
            With its content.
          </Dialog>
        ))}
      </Specimen>
      <Specimen name="ConfirmDialog">
        <Button variant="secondary" onClick={() => setOpen('confirm')}>
          Ask first
        </Button>
        <ConfirmDialog
          open={open === 'confirm'}
          title="Delete the tea?"
          confirmLabel="Delete"
          onConfirm={close}
          onCancel={close}
        >
          It cannot be brought back.
        </ConfirmDialog>
      </Specimen>
      <Specimen name="ZoomDialog">
        <Button variant="secondary" onClick={() => setOpen('zoom')}>
          Look closely
        </Button>
        <ZoomDialog
          open={open === 'zoom'}
          onClose={close}
          name="Emblem"
          images={['/icon-512.png', null]}
          place={picture}
          onPlace={setPicture}
        />
      </Specimen>
      <Specimen name="ToastView">
        {tones.map((tone) => (
          <Button
            key={tone}
            variant="secondary"
            onClick={() => dispatch(noticeShown(`A toast of the kind ${tone}`, tone))}
          >
            Toast, {tone}
          </Button>
        ))}
      </Specimen>
      <Specimen name="BottomBar">
        <Button variant="secondary" onClick={() => setOpen(open === 'bar' ? null : 'bar')}>
          Bar on and off
        </Button>
        {open === 'bar' && <BottomBar label="A bar">At the bottom of the screen</BottomBar>}
      </Specimen>
    </Chapter>
  );
}
