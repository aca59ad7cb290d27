import marigoldMp4 from './videos/marigold.mp4';
import marigoldWebm from './videos/marigold.webm';
import marigoldPoster from './videos/marigold.webp';
import teaMp4 from './videos/tea.mp4';
import teaWebm from './videos/tea.webm';
import teaPoster from './videos/tea.webp';
import tulsiMp4 from './videos/tulsi.mp4';
import tulsiWebm from './videos/tulsi.webm';
import tulsiPoster from './videos/tulsi.webp';

/** A loop of four seconds without sound, drawn by us. */
export interface VideoLoop {
  readonly caption: string;
  /** What is to be seen, for who does not see it. */
  readonly description: string;
  readonly poster: string;
  readonly webm: string;
  readonly mp4: string;
}

export const videoLoops: readonly VideoLoop[] = [
  {
    caption: 'Tulsi, the herb we are named for',
    description: 'Flowering stems of tulsi sway before a low sun.',
    poster: tulsiPoster,
    webm: tulsiWebm,
    mp4: tulsiMp4,
  },
  {
    caption: 'Marigold, picked in full bloom',
    description: 'Marigolds turn slowly while petals fall.',
    poster: marigoldPoster,
    webm: marigoldWebm,
    mp4: marigoldMp4,
  },
  {
    caption: 'A warm cup before the night',
    description: 'Steam rises from a cup of tea with two leaves in it.',
    poster: teaPoster,
    webm: teaWebm,
    mp4: teaMp4,
  },
];
