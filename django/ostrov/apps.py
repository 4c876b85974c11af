from django.apps import AppConfig


class OstrovConfig(AppConfig):
    name = 'ostrov'
    verbose_name = 'Ostrov'
    default_auto_field = 'django.db.models.BigAutoField'

    def ready(self) -> None:
        from . import checks  # noqa: F401  registers them
