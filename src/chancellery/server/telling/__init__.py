"""Telling people outside the page: e-mail, webhooks and Web Push, by way of an outbox in the store."""
