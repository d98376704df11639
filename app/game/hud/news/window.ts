export const NEWS_WINDOW = { name: 'news' }
