/** Where people write to us. */
export const CONTACT_ADDRESS = 'hej@voffpark.example'
