/** Where people write to us. */
export const CONTACT_ADDRESS = 'hej@voffpark.example'

/** Where else we are. Addresses that end in `.example` are placeholders: nobody has opened those places yet. */
export const SOCIAL_LINKS = [
  { name: 'Instagram', icon: 'camera', url: 'https://instagram.example/voffpark' },
  { name: 'YouTube', icon: 'video', url: 'https://youtube.example/@voffpark' },
  { name: 'TikTok', icon: 'music', url: 'https://tiktok.example/@voffpark' },
] as const
export const CHAT_SERVER_URL = 'https://chat.voffpark.example/'
export const SUPPORTER_PLATFORM_URL = 'https://patreon.example/voffpark'

/** The origin of the demo park, such as "https://demo.voffpark.example"; empty where it is this very park. */
export const DEMO_PARK_ORIGIN = ''
