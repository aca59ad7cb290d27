/** What every drawing takes: classes that size, place and colour it. */
export interface ArtProps {
  className?: string | undefined;
}
