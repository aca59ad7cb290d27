import { useState } from 'react';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/notices';
import { BottomBar } from '@/ui/BottomBar';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Dialog, Drawer } from '@/ui/Dialog';
import { ZoomDialog } from '@/ui/Zoom';
import { Chapter, Specimen } from './Specimen';

const layouts = ['centre', 'wide'] as const;
const tones = ['success', 'error', 'info'] as const;

export function OverlaySpecimens() {
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState<(typeof layouts)[number] | 'drawer' | 'confirm' | 'zoom' | 'bar' | null>(null);
  const [picture, setPicture] = useState(0);
  const close = () => setOpen(null);
  return (
    <Chapter title="Overlays">
      <Specimen name="Dialog">
        {layouts.map((layout) => (
          <Button key={layout} variant="secondary" onClick={() => setOpen(layout)}>
            Dialog, {layout}
          </Button>
        ))}
        {layouts.map((layout) => (
          <Dialog key={layout} open={open === layout} onClose={close} title={`A dialog, ${layout}`} layout={layout}>
            With its content.
          </Dialog>
        ))}
      </Specimen>
      <Specimen name="Drawer">
        <Button variant="secondary" onClick={() => setOpen('drawer')}>
          Drawer
        </Button>
        <Drawer open={open === 'drawer'} onClose={close} title="A drawer">
          With its content.
        </Drawer>
      </Specimen>
      <Specimen name="ConfirmDialog">
        <Button variant="secondary" onClick={() => setOpen('confirm')}>
          Confirm
        </Button>
        <ConfirmDialog
          open={open === 'confirm'}
          title="Delete the tea?"
          confirmLabel="Delete"
          onConfirm={close}
          onCancel={close}
        >
          This cannot be undone.
        </ConfirmDialog>
      </Specimen>
      <Specimen name="ZoomDialog">
        <Button variant="secondary" onClick={() => setOpen('zoom')}>
          Zoom
        </Button>
        <ZoomDialog
          open={open === 'zoom'}
          onClose={close}
          name="Emblem"
          images={['/icon-512.png', null]}
          index={picture}
          onIndexChange={setPicture}
        />
      </Specimen>
      <Specimen name="ToastView">
        {tones.map((tone) => (
          <Button key={tone} variant="secondary" onClick={() => dispatch(noticeShown(`A ${tone} toast`, tone))}>
            Toast, {tone}
          </Button>
        ))}
      </Specimen>
      <Specimen name="BottomBar">
        <Button variant="secondary" onClick={() => setOpen(open === 'bar' ? null : 'bar')}>
          Toggle bar
        </Button>
        {open === 'bar' && <BottomBar label="A bar">At the bottom of the screen</BottomBar>}
      </Specimen>
    </Chapter>
  );
}
