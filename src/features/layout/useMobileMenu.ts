import { type ComponentType, useState } from 'react';
import { useAppDispatch } from '@/state/hooks';
import { noticeShown } from '@/state/noticeSlice';
import type { MobileMenuProps } from './MobileMenu';

/** The menu of a small screen, whose code comes with its first opening: a wide screen never loads it. */
export function useMobileMenu() {
  const dispatch = useAppDispatch();
  const [Menu, setMenu] = useState<ComponentType<MobileMenuProps> | null>(null);
  const [open, setOpen] = useState(false);

  async function openMenu() {
    try {
      const { MobileMenu } = await import('./MobileMenu');
      setMenu(() => MobileMenu);
      setOpen(true);
    } catch {
      dispatch(noticeShown('The menu could not be loaded. Please try again.', 'error'));
    }
  }

  return { Menu, open, openMenu, closeMenu: () => setOpen(false) };
}
