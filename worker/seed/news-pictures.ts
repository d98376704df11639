import type { Language } from '#durable/rules/languages.ts'

type NewsPicture = {
  /** The path of a picture that app/art/site/news/news.ts draws. */
  image: string
  alt: Record<Language, string>
}

/** The pictures of the seeded announcements, by announcement id. */
export const NEWS_PICTURES: Readonly<Record<number, NewsPicture>> = {
  1: {
    image: '/news/fountain.png',
    alt: {
      dk: 'Springvandet: en hund af sten med vand ud af munden',
      en: 'The fountain: a dog of stone that spouts water',
      no: 'Fontenen: en hund av stein som spruter vann',
      se: 'Fontänen: en hund av sten som sprutar vatten',
    },
  },
  4: {
    image: '/news/walk.png',
    alt: {
      dk: 'En hund med rød kappe på vej ad en sti',
      en: 'A dog in a red cape on its way along a path',
      no: 'En hund med rød kappe på vei langs en sti',
      se: 'En hund i röd mantel på väg längs en stig',
    },
  },
  6: {
    image: '/news/bone-hunt.png',
    alt: {
      dk: 'En hund ved en bunke jord med et kødben i munden',
      en: 'A dog by a heap of earth with a bone in its mouth',
      no: 'En hund ved en jordhaug med et bein i munnen',
      se: 'En hund vid en jordhög med ett ben i munnen',
    },
  },
}
