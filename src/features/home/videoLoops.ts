import { homeBelowTexts } from './texts';
import marigoldMp4 from './videos/marigold.mp4';
import marigoldWebm from './videos/marigold.webm';
import marigoldPoster from './videos/marigold.webp';
import teaMp4 from './videos/tea.mp4';
import teaWebm from './videos/tea.webm';
import teaPoster from './videos/tea.webp';
import tulsiMp4 from './videos/tulsi.mp4';
import tulsiWebm from './videos/tulsi.webm';
import tulsiPoster from './videos/tulsi.webp';

/** A silent four-second loop of our own making. */
export interface VideoLoop {
  readonly caption: string;
  /** For screen readers. */
  readonly description: string;
  readonly poster: string;
  readonly webm: string;
  readonly mp4: string;
}

export const videoLoops: readonly VideoLoop[] = [
  {
    caption: homeBelowTexts.tulsi,
    description: homeBelowTexts.tulsiDescription,
    poster: tulsiPoster,
    webm: tulsiWebm,
    mp4: tulsiMp4,
  },
  {
    caption: homeBelowTexts.marigold,
    description: homeBelowTexts.marigoldDescription,
    poster: marigoldPoster,
    webm: marigoldWebm,
    mp4: marigoldMp4,
  },
  {
    caption: homeBelowTexts.tea,
    description: homeBelowTexts.teaDescription,
    poster: teaPoster,
    webm: teaWebm,
    mp4: teaMp4,
  },
];
