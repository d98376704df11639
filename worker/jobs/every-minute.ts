/** The cron expression of the jobs of each minute (`[triggers]` of wrangler.toml). */
export const EVERY_MINUTE = '* * * * *'
