import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { VideoStrip } from '@/features/home/VideoStrip';

let appear: (inView: boolean) => void;
const play = vi.fn(() => Promise.resolve());
const pause = vi.fn();

beforeEach(() => {
  play.mockClear();
  pause.mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        appear = (isIntersecting) => act(() => tell([{ isIntersecting }]));
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
});

const videos = () => document.querySelectorAll('video');

it('the video strip shows posters until it is in view, then muted videos without preloading', () => {
  render(<VideoStrip />);
  expect(screen.getAllByRole('img')).toHaveLength(3);
  expect(videos()).toHaveLength(0);
  appear(true);
  expect(videos()).toHaveLength(3);
  for (const video of videos()) {
    expect(video).toMatchObject({ muted: true, loop: true, preload: 'none' });
    expect(video).toHaveAccessibleName();
    expect(video.poster).not.toBe('');
  }
  expect(play).toHaveBeenCalledTimes(3);
});

it('the videos pause out of view and by the button', async () => {
  render(<VideoStrip />);
  appear(true);
  appear(false);
  expect(pause).toHaveBeenCalledTimes(3);
  appear(true);
  await userEvent.click(screen.getByRole('button', { name: 'Pause videos' }));
  expect(pause).toHaveBeenCalledTimes(6);
  await userEvent.click(screen.getByRole('button', { name: 'Play videos' }));
  expect(play).toHaveBeenCalledTimes(9);
});

it('the video strip shows only posters and no pause button under reduced motion', () => {
  const matches = (media: string) => ({ matches: true, media, addEventListener() {}, removeEventListener() {} });
  vi.spyOn(window, 'matchMedia').mockImplementation(matches as unknown as typeof window.matchMedia);
  render(<VideoStrip />);
  appear(true);
  expect(videos()).toHaveLength(0);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
