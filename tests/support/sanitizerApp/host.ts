import purifier from 'dompurify'

window.theirPurifier = purifier
