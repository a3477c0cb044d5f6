import type { Picture } from '@gazetteer/markdown';

interface ArticlePictureProps {
  picture: Picture;
  /** How wide it stands in the page, as `sizes` of HTML says it. */
  sizes: string;
  /** Empty where what it shows is said beside it. */
  alt?: string;
  /** The picture is the largest thing one sees first. */
  isUrgent?: boolean;
}

/** A picture of the team's in the size and format that the browser likes best; its room is kept from the start. */
export function ArticlePicture({ picture, sizes, alt = picture.alt, isUrgent }: ArticlePictureProps) {
  const { sources, src, width, height } = picture;
  return (
    <picture>
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        loading={isUrgent ? undefined : 'lazy'}
        fetchPriority={isUrgent ? 'high' : undefined}
      />
    </picture>
  );
}
