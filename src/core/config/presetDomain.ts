/** Domain of all presets: a setting that still uses it has not been configured. */
export const PRESET_DOMAIN = 'jobsite.example'
