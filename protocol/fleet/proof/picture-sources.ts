/** How wide the pictures of a car stand on its page: the page and its head name them alike, so that they are read once. */
export const gallerySizes = '(min-width: 64rem) 44rem, 100vw'

/** The files of a picture by their width, as `srcset` has them. */
export const pictureSources = ({ medium, url }: { medium: string; url: string }) =>
  `${medium} 800w, ${url} 1280w`
