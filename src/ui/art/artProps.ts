export interface ArtProps {
  className?: string | undefined;
}
